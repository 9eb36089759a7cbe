/** Whether the tests run that take long and seldom fail: `npm run test:full`. */
export const isWholeMatrix = process.env['TEST_MATRIX'] === 'full';
