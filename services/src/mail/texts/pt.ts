import type { MailTexts } from './mailTexts.ts';

export const pt: MailTexts = {
  greeting: 'Olá,',
  resetPassword: {
    subject: 'Escolhe uma nova palavra-passe para {product}',
    intro: 'Alguém pediu uma nova palavra-passe para a tua conta {product}. Escolhe-a aqui:',
    button: 'Escolher nova palavra-passe',
    after: [
      'A ligação funciona uma só vez, durante uma hora.',
      'Não foste tu? Então não faças nada: a tua palavra-passe fica como está.',
    ],
  },
  verifyEmail: {
    subject: 'Confirma o teu e-mail para {product}',
    intro: 'Confirma que {email} é o teu endereço:',
    button: 'Confirmar o meu endereço',
    after: ['A ligação funciona durante três dias.', 'Não tens conta connosco? Então não faças nada.'],
  },
  passwordChanged: {
    subject: 'A tua palavra-passe de {product} foi alterada',
    intro: 'A palavra-passe da tua conta {product} acabou de ser alterada.',
    after: [
      'Não foste tu? Escolhe já uma nova com «Esqueci-me da palavra-passe» na página de início de sessão e escreve para {contact}.',
    ],
  },
  copyLink: 'O botão não funciona? Copia este endereço para o teu navegador:',
  reason:
    'Recebes este e-mail por causa de um pedido para {email} em {product}. Perguntas? Escreve para {contact}.',
};
