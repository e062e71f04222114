/** In milliseconds: for a paint that is on its way, and for one that is due but out of sight. */
const patience = { whileLoading: 3000, onceLoaded: 300 }

/**
 * Code that runs `start` once the first picture is on the screen, or anything at all on a page that
 * begins without a picture: scripts that are fetched earlier take the line away from it, and their
 * work delays its paint. It runs at once for a visitor who may not see the page, and where the
 * picture fails; browsers that do not tell when something was painted are content with a picture
 * that has been decoded, or with a page that has been loaded.
 */
export const afterFirstPaint = (start: string) =>
  [
    `let begun;const start=()=>{if(!begun){begun=1;${start}}}`,
    'const picture=document.querySelector("img[elementtiming=first-picture]"),root=document.documentElement,paint=picture?"element":"paint"',
    `const wait=()=>{picture?.addEventListener("error",start);setTimeout(start,${patience.whileLoading})`,
    `addEventListener("load",()=>setTimeout(start,${patience.onceLoaded}))`,
    'if(PerformanceObserver.supportedEntryTypes.includes(paint))new PerformanceObserver(start).observe({type:paint,buffered:true})',
    'else picture?.decode().then(start,start)',
    'new MutationObserver(()=>{if(root.dataset.gate==="restricted")start()}).observe(root,{attributeFilter:["data-gate"]})}',
    'if(root.dataset.gate!=="restricted")wait();else start()',
  ].join(';')
