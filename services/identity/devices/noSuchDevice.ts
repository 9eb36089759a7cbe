import { IdentityError } from '../rpc/identityError.ts';

/** Aws-amplify forgets its device when it gets this text. */
export const noSuchDevice = () => new IdentityError('ResourceNotFoundException', 'Device does not exist.');
