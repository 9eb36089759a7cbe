import type { MailTexts } from './mailTexts.ts';

export const it: MailTexts = {
  greeting: 'Ciao,',
  resetPassword: {
    subject: 'Scegli una nuova password per {product}',
    intro: 'Qualcuno ha chiesto una nuova password per il tuo account {product}. Sceglila qui:',
    button: 'Scegli una nuova password',
    after: [
      'Il link funziona una volta sola, entro un’ora.',
      'Non l’hai chiesto tu? Ignora questa e-mail: la tua password resta com’è.',
    ],
  },
  verifyEmail: {
    subject: 'Conferma il tuo indirizzo e-mail per {product}',
    intro: 'Conferma che {email} è il tuo indirizzo:',
    button: 'Conferma il mio indirizzo',
    after: ['Il link funziona per tre giorni.', 'Non hai un account da noi? Ignora questa e-mail.'],
  },
  passwordChanged: {
    subject: 'La tua password di {product} è cambiata',
    intro: 'La password del tuo account {product} è stata appena cambiata.',
    after: [
      'Non l’hai cambiata tu? Scegline subito una nuova con «Password dimenticata» nella pagina di accesso e scrivi a {contact}.',
    ],
  },
  copyLink: 'Il pulsante non funziona? Copia questo indirizzo nel browser:',
  reason:
    'Ricevi questa e-mail per una richiesta su {product} con l’indirizzo {email}. Hai domande? Scrivi a {contact}.',
};
