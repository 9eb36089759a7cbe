import type { HostedTexts } from './hostedTexts.ts';

export const fr: HostedTexts = {
  signIn: 'Se connecter',
  email: 'E-mail',
  password: 'Mot de passe',
  or: 'ou',
  continueWith: 'Continuer avec {name}',
  cancel: 'Annuler',
  codeTitle: 'Saisis ton code',
  code: 'Code',
  appCode: 'Ouvre ton appli d’authentification et saisis les six chiffres affichés.',
  textedCode: 'Saisis le code que nous avons envoyé au numéro {destination}.',
  mailedCode: 'Saisis le code que nous avons envoyé à l’adresse {destination} pour terminer ton inscription.',
  chooseMethod: 'Comment veux-tu recevoir ton code ?',
  useApp: 'Appli d’authentification',
  useText: 'SMS',
  newPasswordTitle: 'Choisis un nouveau mot de passe',
  newPassword: 'Nouveau mot de passe',
  continue: 'Continuer',
  confirmed: 'Ton adresse e-mail est confirmée. Tu peux maintenant te connecter.',
  wrongPassword: 'L’e-mail ou le mot de passe est incorrect.',
  wrongCode: 'Ce code est incorrect ou a expiré.',
  tooManyAttempts: 'Trop de tentatives. Attends un peu, puis réessaie.',
  startAgain: 'Tu as mis trop de temps ou fait trop d’essais. Connecte-toi à nouveau.',
  disabled: 'Ce compte est bloqué.',
  resetRequired:
    'Il te faut d’abord un nouveau mot de passe. Retourne sur le site et choisis « Mot de passe oublié ? ».',
  weakPassword: 'Ce mot de passe est trop facile à deviner. Choisis-en un plus long.',
  samePassword: 'C’est ton mot de passe actuel. Choisis-en un autre.',
  notPossible:
    'Ce compte ne permet pas de se connecter sur cette page. Retourne sur le site et connecte-toi là-bas.',
  failedTitle: 'Ça n’a pas fonctionné',
  failed: 'Cette connexion a expiré ou le lien est incorrect. Retourne sur le site et réessaie.',
  backToSite: 'Retour au site',
  confirmTitle: 'Termine ton inscription',
  confirmHint: 'Encore un clic et ton compte est prêt.',
  confirmWhose:
    'Tu confirmes le compte de {destination}. L’inscription ne vient pas de toi ? Alors ferme cette page.',
  confirm: 'Confirmer mon compte',
  usedLink:
    'Ce lien a expiré ou a déjà servi. Si tu as déjà confirmé ton compte, tu peux te connecter. Sinon, demande un nouveau lien depuis la page de connexion.',
  confirmedTitle: 'Ton compte est confirmé',
  confirmedHint: 'Retourne sur la page d’inscription ou connecte-toi.',
  contestedHint:
    'Quelqu’un d’autre s’est peut-être inscrit avec ton adresse. Pour être la seule personne à pouvoir te connecter, choisis un nouveau mot de passe sur le site : à la connexion, avec « Mot de passe oublié ? ».',
  standIn: 'Simulation de {name}',
  standInHint:
    'Ces comptes sont inventés. Sur le vrai site, tu serais maintenant sur la page de connexion de {name}.',
  chooseAccount: 'Choisis un compte',
};
