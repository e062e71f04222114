/**
 * Code for a page without a router that was reached by the router of another and then loaded again:
 * for the browser both are one document, so that "back" changes the address and nothing else. Then
 * the page of that address is loaded. In the page itself, as nobody waits for a script to go back;
 * sections of the page are left to the browser.
 */
export const loadPageOfAddress =
  '{const page=()=>location.pathname+location.search,shown=page();addEventListener("popstate",()=>{if(page()!==shown)location.reload()})}'
