import type { MailTexts } from './mailTexts.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour,',
  resetPassword: {
    subject: 'Choisis un nouveau mot de passe pour {product}',
    intro: 'Quelqu’un a demandé un nouveau mot de passe pour ton compte {product}. Choisis-le ici :',
    button: 'Choisir un nouveau mot de passe',
    after: [
      'Le lien marche une seule fois, pendant une heure.',
      'Ce n’était pas toi ? Alors ne fais rien : ton mot de passe ne change pas.',
    ],
  },
  verifyEmail: {
    subject: 'Confirme ton adresse e-mail pour {product}',
    intro: 'Confirme que {email} est bien ton adresse :',
    button: 'Confirmer mon adresse',
    after: ['Le lien marche pendant trois jours.', 'Tu n’as pas de compte chez nous ? Alors ne fais rien.'],
  },
  passwordChanged: {
    subject: 'Ton mot de passe pour {product} a changé',
    intro: 'Le mot de passe de ton compte {product} vient d’être changé.',
    after: [
      'Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, et écris à {contact}.',
    ],
  },
  copyLink: 'Le bouton ne marche pas ? Copie cette adresse dans ton navigateur :',
  reason:
    'Tu reçois ce message à cause d’une demande pour {email} sur {product}. Des questions ? Écris à {contact}.',
};
