/** Whether the tests check every combination, also what takes long and seldom fails: `TEST_MATRIX=full`, which `npm run test:full` sets. */
export const isWholeMatrix = process.env['TEST_MATRIX'] === 'full';
