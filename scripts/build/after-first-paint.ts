/** In milliseconds: for a paint that is on its way, and for a picture that is there but out of sight. */
const patience = { forPaint: 3000, forPicture: 300 }

/**
 * Code that runs `start` once the first picture is on the screen, or anything at all on a page that
 * begins without a picture: scripts that are fetched earlier take the line away from it, and their
 * work delays its paint. It runs at once for a visitor who may not see the page, and where the
 * picture fails; browsers that do not tell when something was painted are content with a picture
 * that has been decoded, or with a page that has been read. A page that the browser renders ahead
 * (next-pages.ts) waits until somebody sees it: it must not notify, count or fetch before.
 */
export const afterFirstPaint = (start: string) =>
  [
    `let begun;const start=()=>{if(!begun){begun=1;${start}}}`,
    'const picture=document.querySelector("img[elementtiming=first-picture]"),root=document.documentElement',
    'const painted=(type,go,otherwise=go)=>{if(PerformanceObserver.supportedEntryTypes.includes(type))new PerformanceObserver(go).observe({type,buffered:true});else otherwise()}',
    'const wait=()=>{if(picture){picture.addEventListener("error",start)',
    'painted("element",start,()=>picture.decode().then(start,start))',
    `const loaded=()=>painted("paint",()=>setTimeout(start,${patience.forPicture}));if(document.readyState==="complete")loaded();else addEventListener("load",loaded)`,
    `}else painted("paint",start);setTimeout(start,${patience.forPaint})`,
    'new MutationObserver(()=>{if(root.dataset.gate==="restricted")start()}).observe(root,{attributeFilter:["data-gate"]})}',
    'const shown=()=>{if(root.dataset.gate!=="restricted")wait();else start()}',
    'if(document.prerendering)document.addEventListener("prerenderingchange",shown);else shown()',
  ].join(';')
