/** The event of the window once the router runs and the page's buttons work. */
export const routerRuns = 'routerruns';
