/** The texts of the hosted pages in one language. `{name}` and `{destination}` are placeholders. */
export interface HostedTexts {
  readonly signIn: string;
  readonly email: string;
  readonly password: string;
  readonly or: string;
  readonly continueWith: string;
  readonly cancel: string;
  readonly codeTitle: string;
  readonly code: string;
  readonly appCode: string;
  readonly textedCode: string;
  readonly mailedCode: string;
  readonly chooseMethod: string;
  readonly useApp: string;
  readonly useText: string;
  readonly newPasswordTitle: string;
  readonly newPassword: string;
  readonly continue: string;
  readonly confirmed: string;
  readonly wrongPassword: string;
  readonly wrongCode: string;
  readonly tooManyAttempts: string;
  readonly disabled: string;
  readonly resetRequired: string;
  readonly weakPassword: string;
  readonly notPossible: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly backToSite: string;
  readonly standIn: string;
  readonly standInHint: string;
  readonly chooseAccount: string;
}
