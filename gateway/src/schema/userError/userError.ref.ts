import { builder } from '../../builder/builder.ts';

/** What is wrong with one field of an input. */
export interface UserError {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

export const UserErrorRef = builder.objectRef<UserError>('UserError');
