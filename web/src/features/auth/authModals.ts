import type { MessageId } from '../../i18n/messageId.ts';

/** A text above the form. */
export interface AuthNotice {
  readonly id: MessageId;
  readonly isError: boolean;
}

/** What a visitor needs an account for. */
export type AuthReason = 'answer' | 'review' | 'vote' | 'report' | 'alert' | 'application' | 'save';

/** What opens the modal for signing up and in. */
interface AuthModalData {
  readonly screen: 'signup' | 'login' | 'forgot';
  /** What the visitor signs up for, such as `AddReview`. */
  readonly source?: string;
  /** What the visitor needs the account for, where the source does not say so. */
  readonly why?: AuthReason;
  /** The address that the visitor has entered elsewhere. */
  readonly email?: string;
  /** The company whose offer the visitor is about to use. */
  readonly partnerName?: string;
  /** What the visitor has to know first, such as that the password was changed. */
  readonly notice?: AuthNotice;
}

/** What a link to choose a new password contains. */
export interface ResetPasswordData {
  readonly email: string;
  readonly token: string;
  readonly secretHash: string;
}

interface OnboardingData {
  /** Whether the sign-up is open below the questions, and keeps what was typed. */
  readonly isAboveSignUp: boolean;
}

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly Auth: AuthModalData;
    readonly ChangePassword: null;
    readonly Onboarding: OnboardingData;
    readonly ResetPassword: ResetPasswordData;
  }
}
