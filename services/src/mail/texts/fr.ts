import type { MailTexts } from './mailTexts.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour,',
  resetPassword: {
    subject: 'Choisis un nouveau mot de passe pour {product}',
    intro: 'Nous avons reçu une demande de nouveau mot de passe pour ton compte {product}. Choisis-le ici :',
    button: 'Choisir un nouveau mot de passe',
    after: [
      'Le lien ne fonctionne qu’une fois, pendant une heure.',
      'Tu n’as rien demandé ? Ignore ce message : ton mot de passe ne changera pas.',
    ],
  },
  verifyEmail: {
    subject: 'Confirme ton adresse e-mail pour {product}',
    intro: 'Confirme que cette adresse est bien la tienne : {email}',
    button: 'Confirmer mon adresse',
    after: [
      'Le lien fonctionne pendant trois jours.',
      'Tu n’as pas de compte chez nous ? Ignore ce message.',
    ],
  },
  passwordChanged: {
    subject: 'Ton mot de passe {product} a été modifié',
    intro: 'Le mot de passe de ton compte {product} vient d’être modifié.',
    after: [
      'Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » sur la page de connexion, et écris à {contact}.',
    ],
  },
  emailChanged: {
    subject: 'L’adresse e-mail de ton compte {product} a été modifiée',
    intro:
      'L’adresse e-mail de ton compte {product} vient d’être modifiée : cette adresse-ci n’y est plus associée.',
    after: ['Ce n’était pas toi ? Écris tout de suite à {contact}.'],
  },
  accountDeleted: {
    subject: 'Ton compte {product} a été supprimé',
    intro: 'Ton compte {product} vient d’être supprimé. Il ne peut pas être rétabli.',
    after: ['Ce n’était pas toi ? Écris tout de suite à {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'La validation en deux étapes de ton compte {product} a été modifiée',
    intro: 'Une méthode de validation en deux étapes de ton compte {product} vient d’être désactivée.',
    after: [
      'Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » sur la page de connexion, et écris à {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Tu as déjà un compte {product}',
    intro:
      'Un nouveau code a été demandé pour {email}, mais ce compte est déjà confirmé. Tu n’as pas besoin de code : connecte-toi avec ton mot de passe.',
    after: [
      'Tu l’as oublié ? Choisis-en un autre avec « Mot de passe oublié ? » sur la page de connexion.',
      'Tu n’as rien demandé ? Ignore ce message : rien n’a changé.',
    ],
  },
  signUpCode: {
    subject: '{code} est ton code pour {product}',
    intro: 'Saisis ce code pour terminer ton inscription :',
    after: [
      'Le code ne fonctionne qu’une fois, pendant une heure.',
      'Tu n’as pas créé de compte ? Ignore ce message.',
    ],
  },
  signUpLink: {
    subject: 'Confirme ton inscription sur {product}',
    intro: 'Ouvre ce lien pour terminer ton inscription :',
    button: 'Confirmer mon compte',
    after: [
      'Le lien ne fonctionne qu’une fois, pendant une heure.',
      'Tu n’as pas créé de compte ? N’ouvre pas le lien : quelqu’un d’autre a saisi ton adresse et, sans toi, aucun compte ne sera créé.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} est ton code pour {product}',
    intro: 'Saisis ce code pour choisir un nouveau mot de passe :',
    after: [
      'Le code ne fonctionne qu’une fois, pendant une heure.',
      'Tu n’as rien demandé ? Ignore ce message : ton mot de passe ne changera pas.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} est ton code pour {product}',
    intro:
      'Saisis ce code dans ton profil, sous « Sécurité », pour confirmer que l’adresse {email} est bien la tienne :',
    button: 'Ouvrir mon profil',
    after: [
      'Le code ne fonctionne qu’une fois, pendant une heure.',
      'Tu n’as rien demandé ? Ignore ce message : sans le code, aucun compte n’utilisera ton adresse.',
    ],
  },
  signInCode: {
    subject: '{code} est ton code pour {product}',
    intro: 'Saisis ce code pour te connecter :',
    after: [
      'Le code ne fonctionne qu’une fois, pendant dix minutes.',
      'Tu n’essayais pas de te connecter ? Ignore ce message et ne donne le code à personne.',
    ],
  },
  newOffers: {
    subject: 'Du nouveau sur {product} pour tes recherches enregistrées',
    intro: 'Voici ce qu’il y a de nouveau pour tes recherches enregistrées :',
    button: 'Voir mes recherches enregistrées',
    after: ['Tu reçois au plus un message de ce type par jour.'],
  },
  copyLink: 'Le bouton ne fonctionne pas ? Copie cette adresse dans ton navigateur :',
  reason:
    'Tu reçois ce message à la suite d’une demande concernant {email} sur {product}. Des questions ? Écris à {contact}.',
  noticeReason:
    'Tu reçois ce message parce qu’un compte sur {product} utilise ou utilisait l’adresse {email}. Des questions ? Écris à {contact}.',
  alertReason:
    'Tu reçois ce message parce que les alertes sur les nouvelles missions sont activées pour {email} sur {product}. Des questions ? Écris à {contact}.',
  unsubscribe: 'Ne plus recevoir ces messages',
};
