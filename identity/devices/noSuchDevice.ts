import { IdentityError } from '../rpc/identityError.ts';

/** When aws-amplify gets this message, it forgets its device. */
export const noSuchDevice = () => new IdentityError('ResourceNotFoundException', 'Device does not exist.');
