import type { MailTexts } from './mailTexts.ts';

export const pt: MailTexts = {
  greeting: 'Olá,',
  resetPassword: {
    subject: 'Escolhe uma nova palavra-passe na {product}',
    intro: 'Recebemos um pedido de nova palavra-passe para a tua conta na {product}. Escolhe-a aqui:',
    button: 'Escolher nova palavra-passe',
    after: [
      'O link funciona uma única vez, durante uma hora.',
      'Não foste tu que pediste? Podes ignorar este e-mail: a tua palavra-passe não muda.',
    ],
  },
  verifyEmail: {
    subject: 'Confirma o teu e-mail na {product}',
    intro: 'Confirma que {email} é o teu endereço:',
    button: 'Confirmar o meu endereço',
    after: ['O link funciona durante três dias.', 'Não tens conta connosco? Podes ignorar este e-mail.'],
  },
  passwordChanged: {
    subject: 'A tua palavra-passe da {product} foi alterada',
    intro: 'A palavra-passe da tua conta na {product} acabou de ser alterada.',
    after: [
      'Não foste tu? Escolhe já uma nova palavra-passe com «Esqueci-me da palavra-passe» na página de início de sessão e escreve para {contact}.',
    ],
  },
  emailChanged: {
    subject: 'O e-mail da tua conta na {product} foi alterado',
    intro:
      'O e-mail da tua conta na {product} acabou de ser alterado: este endereço já não está associado a ela.',
    after: ['Não foste tu? Escreve já para {contact}.'],
  },
  accountDeleted: {
    subject: 'A tua conta na {product} foi eliminada',
    intro: 'A tua conta na {product} acabou de ser eliminada. Não pode ser recuperada.',
    after: ['Não foste tu? Escreve já para {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'A verificação em dois passos da {product} foi alterada',
    intro: 'Um método de verificação em dois passos da tua conta na {product} acabou de ser desativado.',
    after: [
      'Não foste tu? Escolhe já uma nova palavra-passe com «Esqueci-me da palavra-passe» na página de início de sessão e escreve para {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Já tens uma conta na {product}',
    intro:
      'Foi pedido um novo código para {email}, mas esta conta já está confirmada. Não precisas de código: basta iniciares sessão com a tua palavra-passe.',
    after: [
      'Esqueceste-te dela? Escolhe outra com «Esqueci-me da palavra-passe» na página de início de sessão.',
      'Não foste tu que pediste? Podes ignorar este e-mail: nada mudou.',
    ],
  },
  signUpCode: {
    subject: '{code} é o teu código da {product}',
    intro: 'Introduz este código para concluíres o registo:',
    after: [
      'O código funciona uma única vez, durante uma hora.',
      'Não te registaste? Podes ignorar este e-mail.',
    ],
  },
  signUpLink: {
    subject: 'Confirma o teu registo na {product}',
    intro: 'Abre este link para concluíres o registo:',
    button: 'Confirmar a minha conta',
    after: [
      'O link funciona uma única vez, durante uma hora.',
      'Não te registaste? Não abras o link: outra pessoa indicou o teu endereço e, sem ti, nenhuma conta será criada.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} é o teu código da {product}',
    intro: 'Introduz este código para escolheres uma nova palavra-passe:',
    after: [
      'O código funciona uma única vez, durante uma hora.',
      'Não foste tu que pediste? Podes ignorar este e-mail: a tua palavra-passe não muda.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} é o teu código da {product}',
    intro:
      'Introduz este código no teu perfil, em «Segurança», para confirmares que {email} é o teu endereço:',
    button: 'Abrir o meu perfil',
    after: [
      'O código funciona uma única vez, durante uma hora.',
      'Não foste tu que pediste? Podes ignorar este e-mail: sem o código, nenhuma conta fica com o teu endereço.',
    ],
  },
  signInCode: {
    subject: '{code} é o teu código da {product}',
    intro: 'Introduz este código para iniciares sessão:',
    after: [
      'O código funciona uma única vez, durante dez minutos.',
      'Não estavas a iniciar sessão? Ignora este e-mail e não dês o código a ninguém.',
    ],
  },
  newOffers: {
    subject: 'Novos trabalhos na {product} para as tuas pesquisas guardadas',
    intro: 'Há novos trabalhos nas tuas pesquisas guardadas:',
    button: 'Ver as pesquisas guardadas',
    after: ['Recebes no máximo um destes e-mails por dia.'],
  },
  copyLink: 'O botão não funciona? Copia este endereço para o teu navegador:',
  reason:
    'Recebes este e-mail porque foi feito um pedido para {email} na {product}. Tens dúvidas? Escreve para {contact}.',
  noticeReason:
    'Recebes este e-mail porque {email} é ou era o endereço de uma conta na {product}. Tens dúvidas? Escreve para {contact}.',
  alertReason:
    'Recebes este e-mail porque os avisos de novos trabalhos estão ativos para {email} na {product}. Tens dúvidas? Escreve para {contact}.',
  unsubscribe: 'Deixar de receber estes e-mails',
};
