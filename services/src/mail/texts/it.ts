import type { MailTexts } from './mailTexts.ts';

export const it: MailTexts = {
  greeting: 'Ciao,',
  resetPassword: {
    subject: 'Scegli una nuova password per {product}',
    intro: 'Abbiamo ricevuto la richiesta di una nuova password per il tuo account {product}. Sceglila qui:',
    button: 'Scegli una nuova password',
    after: [
      'Il link funziona una sola volta, per un’ora.',
      'Non l’hai chiesta tu? Puoi ignorare questa e-mail: la tua password non cambierà.',
    ],
  },
  verifyEmail: {
    subject: 'Conferma il tuo indirizzo e-mail per {product}',
    intro: 'Conferma che {email} è il tuo indirizzo:',
    button: 'Conferma il mio indirizzo',
    after: ['Il link funziona per tre giorni.', 'Non hai un account da noi? Puoi ignorare questa e-mail.'],
  },
  passwordChanged: {
    subject: 'La tua password di {product} è cambiata',
    intro: 'La password del tuo account {product} è appena stata cambiata.',
    after: [
      'Non l’hai cambiata tu? Scegline subito una nuova con «Password dimenticata?» nella pagina di accesso e scrivi a {contact}.',
    ],
  },
  emailChanged: {
    subject: 'L’indirizzo e-mail del tuo account {product} è cambiato',
    intro:
      'L’indirizzo e-mail del tuo account {product} è appena stato cambiato: questo indirizzo non è più collegato all’account.',
    after: ['Non l’hai cambiato tu? Scrivi subito a {contact}.'],
  },
  accountDeleted: {
    subject: 'Il tuo account {product} è stato eliminato',
    intro: 'Il tuo account {product} è appena stato eliminato. Non può essere ripristinato.',
    after: ['Non l’hai eliminato tu? Scrivi subito a {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'La verifica in due passaggi di {product} è cambiata',
    intro: 'Un metodo di verifica in due passaggi del tuo account {product} è appena stato disattivato.',
    after: [
      'Non l’hai disattivato tu? Scegli subito una nuova password con «Password dimenticata?» nella pagina di accesso e scrivi a {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Hai già un account {product}',
    intro:
      'È stato richiesto un nuovo codice per {email}, ma questo account è già confermato. Non ti serve un codice: accedi con la tua password.',
    after: [
      'L’hai dimenticata? Scegline una nuova con «Password dimenticata?» nella pagina di accesso.',
      'Non l’hai chiesto tu? Puoi ignorare questa e-mail: non è cambiato nulla.',
    ],
  },
  signUpCode: {
    subject: '{code} è il tuo codice per {product}',
    intro: 'Inserisci questo codice per completare l’iscrizione:',
    after: [
      'Il codice funziona una sola volta, per un’ora.',
      'Non hai creato un account? Puoi ignorare questa e-mail.',
    ],
  },
  signUpLink: {
    subject: '{product}: conferma la tua iscrizione',
    intro: 'Apri questo link per completare l’iscrizione:',
    button: 'Conferma il mio account',
    after: [
      'Il link funziona una sola volta, per un’ora.',
      'Non hai creato un account? Non aprire il link: qualcun altro ha inserito il tuo indirizzo e senza di te non verrà creato nessun account.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} è il tuo codice per {product}',
    intro: 'Inserisci questo codice per scegliere una nuova password:',
    after: [
      'Il codice funziona una sola volta, per un’ora.',
      'Non l’hai chiesta tu? Puoi ignorare questa e-mail: la tua password non cambierà.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} è il tuo codice per {product}',
    intro:
      'Inserisci questo codice nel tuo profilo, alla voce «Sicurezza», per confermare che {email} è il tuo indirizzo:',
    button: 'Apri il mio profilo',
    after: [
      'Il codice funziona una sola volta, per un’ora.',
      'Non l’hai chiesto tu? Puoi ignorare questa e-mail: senza il codice nessun account userà il tuo indirizzo.',
    ],
  },
  signInCode: {
    subject: '{code} è il tuo codice per {product}',
    intro: 'Inserisci questo codice per accedere:',
    after: [
      'Il codice funziona una sola volta, per dieci minuti.',
      'Non stavi cercando di accedere? Ignora questa e-mail e non dare il codice a nessuno.',
    ],
  },
  newOffers: {
    subject: 'Novità su {product} per le tue ricerche salvate',
    intro: 'Ecco le novità per le tue ricerche salvate:',
    button: 'Vedi le ricerche salvate',
    after: ['Ricevi al massimo un’e-mail di questo tipo al giorno.'],
  },
  copyLink: 'Il pulsante non funziona? Copia questo indirizzo nel browser:',
  reason:
    'Ricevi questa e-mail per una richiesta su {product} con l’indirizzo {email}. Hai domande? Scrivi a {contact}.',
  noticeReason:
    'Ricevi questa e-mail perché {email} è o era l’indirizzo di un account su {product}. Hai domande? Scrivi a {contact}.',
  alertReason:
    'Ricevi questa e-mail perché per {email} su {product} sono attivi gli avvisi sui nuovi lavori. Hai domande? Scrivi a {contact}.',
  unsubscribe: 'Disattiva queste e-mail',
};
