/**
 * The public anonymous key of SPEC §6. It is no secret: every visitor's browser sends it, and it
 * only tells our own client from a stray request. `PUBLIC_ANON_KEY` replaces it.
 */
export const defaultPublicAnonKey = 'sb_publishable_dental_group_website'
