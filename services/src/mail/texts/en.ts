import type { MailTexts } from './mailTexts.ts';

export const en: MailTexts = {
  greeting: 'Hi there,',
  resetPassword: {
    subject: 'Choose a new password for {product}',
    intro: 'We received a request for a new password for your {product} account. Choose one here:',
    button: 'Choose a new password',
    after: [
      'The link works once, for one hour.',
      'Didn’t ask for this? You can ignore this email – your password won’t change.',
    ],
  },
  verifyEmail: {
    subject: 'Confirm your email address for {product}',
    intro: 'Please confirm that {email} is your address:',
    button: 'Confirm my address',
    after: ['The link works for three days.', 'Don’t have an account with us? You can ignore this email.'],
  },
  passwordChanged: {
    subject: 'Your {product} password was changed',
    intro: 'The password for your {product} account has just been changed.',
    after: [
      'Wasn’t this you? Choose a new password right away with “Forgot your password?” on the login form, and write to {contact}.',
    ],
  },
  emailChanged: {
    subject: 'The email address of your {product} account was changed',
    intro:
      'The email address of your {product} account has just been changed. This address no longer belongs to it.',
    after: ['Wasn’t this you? Write to {contact} right away.'],
  },
  accountDeleted: {
    subject: 'Your {product} account was deleted',
    intro: 'Your {product} account has just been deleted. It can’t be restored.',
    after: ['Wasn’t this you? Write to {contact} right away.'],
  },
  mfaTurnedOff: {
    subject: 'Two-step login for your {product} account was changed',
    intro: 'A second step for logging in to your {product} account has just been turned off.',
    after: [
      'Wasn’t this you? Choose a new password right away with “Forgot your password?” on the login form, and write to {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'You already have a {product} account',
    intro:
      'A new code was requested for {email}, but this account is already confirmed. You don’t need a code: just log in with your password.',
    after: [
      'Forgotten it? Choose a new one with “Forgot your password?” on the login form.',
      'Didn’t ask for this? You can ignore this email – nothing has changed.',
    ],
  },
  signUpCode: {
    subject: '{code} is your code for {product}',
    intro: 'Enter this code to finish signing up:',
    after: ['The code works once, for an hour.', 'Didn’t sign up with us? You can ignore this email.'],
  },
  signUpLink: {
    subject: 'Confirm your sign-up for {product}',
    intro: 'Open this link to finish signing up:',
    button: 'Confirm my account',
    after: [
      'The link works once, for an hour.',
      'Didn’t sign up yourself? Don’t open the link: somebody else entered your address, and without you no account comes of it.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} is your code for {product}',
    intro: 'Enter this code to choose a new password:',
    after: [
      'The code works once, for an hour.',
      'Didn’t ask for this? You can ignore this email – your password won’t change.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} is your code for {product}',
    intro: 'Enter this code on your profile, under “Security”, to confirm that {email} is your address:',
    button: 'Open your profile',
    after: [
      'The code works once, for an hour.',
      'Didn’t ask for this? You can ignore this email – no account gets your address without the code.',
    ],
  },
  signInCode: {
    subject: '{code} is your code for {product}',
    intro: 'Enter this code to log in:',
    after: [
      'The code works once, for ten minutes.',
      'Didn’t try to log in? Ignore this email and don’t share the code with anyone.',
    ],
  },
  newOffers: {
    subject: 'New on {product} for your saved searches',
    intro: 'New for your saved searches:',
    button: 'See your saved searches',
    after: ['You get at most one email like this a day.'],
  },
  copyLink: 'Button not working? Copy this address into your browser:',
  reason:
    'You are receiving this email because of a request for {email} at {product}. Questions? Write to {contact}.',
  noticeReason:
    'You are receiving this email because {email} is or was the address of an account at {product}. Questions? Write to {contact}.',
  alertReason:
    'You are receiving this email because emails about new gigs are switched on for {email} at {product}. Questions? Write to {contact}.',
  unsubscribe: 'Stop these emails',
};
