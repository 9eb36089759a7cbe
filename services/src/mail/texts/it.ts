import type { MailTexts } from './mailTexts.ts';

export const it: MailTexts = {
  greeting: 'Ciao,',
  resetPassword: {
    subject: 'Scegli una nuova password per {product}',
    intro: 'Qualcuno ha chiesto una nuova password per il tuo account {product}. Sceglila qui:',
    button: 'Scegli una nuova password',
    after: [
      'Il link funziona una volta sola, entro un’ora.',
      'Non sei stato tu? Allora non fare nulla: la tua password resta com’è.',
    ],
  },
  verifyEmail: {
    subject: 'Conferma il tuo indirizzo e-mail per {product}',
    intro: 'Conferma che {email} è il tuo indirizzo:',
    button: 'Conferma il mio indirizzo',
    after: ['Il link funziona per tre giorni.', 'Non hai un account da noi? Allora non fare nulla.'],
  },
  passwordChanged: {
    subject: 'La tua password di {product} è cambiata',
    intro: 'La password del tuo account {product} è stata appena cambiata.',
    after: [
      'Non sei stato tu? Scegli subito una nuova password con «Password dimenticata» nella pagina di accesso e scrivi a {contact}.',
    ],
  },
  copyLink: 'Il pulsante non funziona? Copia questo indirizzo nel browser:',
  reason:
    'Ricevi questa mail per una richiesta relativa a {email} su {product}. Domande? Scrivi a {contact}.',
};
