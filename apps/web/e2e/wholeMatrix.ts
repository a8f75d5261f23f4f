/** Whether every size and every language is tried, as `npm run test:all` does, and not the few that differ most. */
export const wholeMatrix = process.env['TESTS'] === 'all'
