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
  appCode: 'Ouvre ton application d’authentification et saisis les six chiffres affichés.',
  textedCode: 'Saisis le code que nous avons envoyé à {destination}.',
  mailedCode: 'Saisis le code que nous avons envoyé à {destination} pour terminer ton inscription.',
  chooseMethod: 'Comment veux-tu recevoir ton code ?',
  useApp: 'Application d’authentification',
  useText: 'SMS',
  newPasswordTitle: 'Choisis un nouveau mot de passe',
  newPassword: 'Nouveau mot de passe',
  continue: 'Continuer',
  confirmed: 'Ton adresse e-mail est confirmée. Tu peux maintenant te connecter.',
  wrongPassword: 'L’e-mail ou le mot de passe est incorrect.',
  wrongCode: 'Ce code est incorrect ou a expiré.',
  tooManyAttempts: 'Trop de tentatives. Attends un peu, puis réessaie.',
  disabled: 'Ce compte est bloqué.',
  resetRequired:
    'Il te faut d’abord un nouveau mot de passe. Retourne sur le site et choisis « Mot de passe oublié ».',
  weakPassword: 'Ce mot de passe est trop facile à deviner. Choisis-en un plus long.',
  notPossible:
    'Ce compte ne peut pas se connecter sur cette page. Retourne sur le site et connecte-toi là-bas.',
  failedTitle: 'Ça n’a pas marché',
  failed: 'Cette connexion a expiré ou le lien est incorrect. Retourne sur le site et réessaie.',
  backToSite: 'Retour au site',
  standIn: 'Simulation de {name}',
  standInHint:
    'Ces comptes sont inventés. Sur le vrai site, tu serais maintenant sur la page de connexion de {name}.',
  chooseAccount: 'Choisis un compte',
};
