import type { MailTexts } from './mailTexts.ts';

export const pt: MailTexts = {
  greeting: 'Olá,',
  resetPassword: {
    subject: 'Escolhe uma nova palavra-passe para a {product}',
    intro: 'Alguém pediu uma nova palavra-passe para a tua conta da {product}. Escolhe-a aqui:',
    button: 'Escolher nova palavra-passe',
    after: [
      'O link só pode ser usado uma vez e é válido durante uma hora.',
      'Não foste tu que pediste? Ignora este e-mail: a tua palavra-passe fica como está.',
    ],
  },
  verifyEmail: {
    subject: 'Confirma o teu e-mail para a {product}',
    intro: 'Confirma que {email} é o teu endereço:',
    button: 'Confirmar o meu endereço',
    after: ['O link é válido durante três dias.', 'Não tens conta connosco? Ignora este e-mail.'],
  },
  passwordChanged: {
    subject: 'A tua palavra-passe da {product} foi alterada',
    intro: 'A palavra-passe da tua conta da {product} acabou de ser alterada.',
    after: [
      'Não foste tu? Escolhe já uma nova com «Esqueci-me da palavra-passe» na página de início de sessão e escreve para {contact}.',
    ],
  },
  emailChanged: {
    subject: 'O email da tua conta da {product} foi alterado',
    intro: 'A tua conta da {product} acabou de receber outro email; este já não lhe pertence.',
    after: ['Não foste tu? Escreve já para {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'A verificação em dois passos da {product} foi alterada',
    intro: 'Um segundo passo de verificação da tua conta da {product} acabou de ser desativado.',
    after: [
      'Não foste tu? Escolhe já uma nova palavra-passe com «Esqueci-me da palavra-passe» na página de início de sessão e escreve para {contact}.',
    ],
  },
  signUpCode: {
    subject: '{code} é o teu código da {product}',
    intro: 'Introduz este código para concluíres o registo:',
    after: [
      'O código funciona uma única vez e expira dentro de dez minutos.',
      'Não te registaste? Podes ignorar este e-mail.',
    ],
  },
  signUpLink: {
    subject: 'Confirma o teu registo na {product}',
    intro: 'Abre este link para concluíres o registo:',
    button: 'Confirmar a minha conta',
    after: [
      'O link funciona uma única vez e expira dentro de dez minutos.',
      'Não te registaste? Podes ignorar este e-mail.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} é o teu código da {product}',
    intro: 'Introduz este código para escolheres uma nova palavra-passe:',
    after: [
      'O código funciona uma única vez e expira dentro de dez minutos.',
      'Não pediste isto? Podes ignorar este e-mail: a tua palavra-passe não muda.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} é o teu código da {product}',
    intro: 'Introduz este código para confirmares que {email} é o teu endereço:',
    after: [
      'O código funciona uma única vez e expira dentro de dez minutos.',
      'Não tens conta connosco? Podes ignorar este e-mail.',
    ],
  },
  signInCode: {
    subject: '{code} é o teu código da {product}',
    intro: 'Introduz este código para iniciares sessão:',
    after: [
      'O código funciona uma única vez e expira dentro de dez minutos.',
      'Não estavas a iniciar sessão? Ignora este e-mail e não dês o código a ninguém.',
    ],
  },
  copyLink: 'O botão não funciona? Copia este endereço para o teu navegador:',
  reason:
    'Recebes este e-mail porque foi feito um pedido para {email} na {product}. Tens perguntas? Escreve para {contact}.',
};
