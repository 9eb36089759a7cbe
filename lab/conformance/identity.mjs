// npm run conformance:identity: lets aws-amplify, in Node and in Chromium, and the AWS SDK call every operation of the identity
// service, and prints what succeeded. With COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID, a pool at Amazon answers instead, and
// IDENTITY_CHECK_ADDRESS is a mailbox of yours, whose codes you type in.
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { prepareRuntime } from '../../scripts/runtime.mjs';

await prepareRuntime();
const { reportIdentity } = await import('./identityReport.mjs');
process.exitCode = (await reportIdentity(await findOrInstallChromium())) ? 0 : 1;
