@echo off
rem Double click: opens the editor of the website. The window that opens stays open while the editor runs.
rem Not cd, which knows no folder of another computer.
pushd "%~dp0"
where npm >nul 2>nul
if errorlevel 1 (
  echo Node.js is missing. Install it from https://nodejs.org, then start this again.
) else (
  call npm run --silent edit
)
echo The editor has ended. What you saved is kept.
pause
