import type { MailTexts } from './mailTexts.ts';

export const en: MailTexts = {
  greeting: 'Hi,',
  resetPassword: {
    subject: 'Choose a new password for {product}',
    intro: 'Somebody asked for a new password for your {product} account. Choose one here:',
    button: 'Choose a new password',
    after: [
      'The link works once, within an hour.',
      'Was it not you? Then do nothing: your password stays as it is.',
    ],
  },
  verifyEmail: {
    subject: 'Confirm your email address for {product}',
    intro: 'Please confirm that {email} is your address:',
    button: 'Confirm my address',
    after: ['The link works for three days.', 'Do you have no account with us? Then do nothing.'],
  },
  passwordChanged: {
    subject: 'Your password for {product} was changed',
    intro: 'The password of your {product} account has just been changed.',
    after: [
      'Was it not you? Then choose a new password at once with “Forgot password” on the sign-in page, and write to {contact}.',
    ],
  },
  copyLink: 'Does the button not work? Copy this address into your browser:',
  reason: 'You get this mail because of a request for {email} at {product}. Questions? Write to {contact}.',
};
