#!/bin/sh
# Double click: opens the editor of the website. The window that opens stays open while the editor runs.
cd "$(dirname "$0")" || exit 1
if ! command -v npm >/dev/null; then
  echo 'Node.js is missing. Install it from https://nodejs.org, then start this again.'
else
  npm run --silent edit
fi
echo 'The editor has ended. What you saved is kept. Press Enter to close this window.'
read -r _
