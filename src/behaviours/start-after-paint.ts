/**
 * Inlined at the end of every page (layouts/document.astro). Reading comes first: the page's script
 * stands in a noscript element, which no browser fetches from, until the page is painted, or for three
 * seconds, as a tab in the background is not.
 */
const kept = document.getElementById('page-script')
const script = document.createRange().createContextualFragment(kept?.textContent ?? '')
const start = () => kept?.replaceWith(script)

if (document.prerendering) start()
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
setTimeout(start, 3000)
