/** In milliseconds: for a picture that is on its way, and for one that is there but out of sight. */
const patience = { forPicture: 3000, forPaint: 300 }

/**
 * Code that runs `start` once the first picture is on the screen: scripts that are fetched earlier
 * take the line away from it, and their work delays its paint. It runs at once on a page without
 * such a picture, for a visitor who may not see it, and where the picture fails; browsers that do
 * not tell when something was painted are content with a picture that has been decoded.
 */
export const afterFirstPicture = (start: string) =>
  [
    `let begun;const start=()=>{if(!begun){begun=1;${start}}}`,
    'const picture=document.querySelector("img[elementtiming=first-picture]"),root=document.documentElement',
    `const wait=()=>{picture.addEventListener("error",start);setTimeout(start,${patience.forPicture})`,
    `addEventListener("load",()=>setTimeout(start,${patience.forPaint}))`,
    'if(PerformanceObserver.supportedEntryTypes.includes("element"))new PerformanceObserver(start).observe({type:"element",buffered:true})',
    'else picture.decode().then(start,start)',
    'new MutationObserver(()=>{if(root.dataset.gate==="restricted")start()}).observe(root,{attributeFilter:["data-gate"]})}',
    'if(picture&&root.dataset.gate!=="restricted")wait();else start()',
  ].join(';')
