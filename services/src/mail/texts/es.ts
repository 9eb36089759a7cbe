import type { MailTexts } from './mailTexts.ts';

export const es: MailTexts = {
  greeting: 'Hola:',
  resetPassword: {
    subject: 'Elige una contraseña nueva para {product}',
    intro:
      'Hemos recibido una petición para cambiar la contraseña de tu cuenta de {product}. Elige una nueva aquí:',
    button: 'Elegir una contraseña nueva',
    after: [
      'El enlace sirve una sola vez, durante una hora.',
      '¿No lo has pedido tú? Puedes ignorar este correo: tu contraseña no cambiará.',
    ],
  },
  verifyEmail: {
    subject: 'Confirma tu dirección de correo para {product}',
    intro: 'Confirma que {email} es tu dirección:',
    button: 'Confirmar mi dirección',
    after: [
      'El enlace sirve durante tres días.',
      '¿No tienes cuenta con nosotros? Puedes ignorar este correo.',
    ],
  },
  passwordChanged: {
    subject: 'Tu contraseña de {product} ha cambiado',
    intro: 'La contraseña de tu cuenta de {product} acaba de cambiar.',
    after: [
      '¿No has sido tú? Elige enseguida una contraseña nueva con «¿Has olvidado tu contraseña?» en la página de inicio de sesión y escribe a {contact}.',
    ],
  },
  emailChanged: {
    subject: 'El correo de tu cuenta de {product} ha cambiado',
    intro:
      'El correo de tu cuenta de {product} acaba de cambiar: esta dirección ya no está vinculada a ella.',
    after: ['¿No has sido tú? Escribe enseguida a {contact}.'],
  },
  accountDeleted: {
    subject: 'Tu cuenta de {product} se ha borrado',
    intro: 'Tu cuenta de {product} se acaba de borrar. No se puede recuperar.',
    after: ['¿No has sido tú? Escribe enseguida a {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'La verificación en dos pasos de {product} ha cambiado',
    intro: 'Se acaba de desactivar un método de verificación en dos pasos de tu cuenta de {product}.',
    after: [
      '¿No has sido tú? Elige enseguida una contraseña nueva con «¿Has olvidado tu contraseña?» en la página de inicio de sesión y escribe a {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Ya tienes una cuenta en {product}',
    intro:
      'Se ha pedido un código nuevo para {email}, pero esta cuenta ya está confirmada. No necesitas ningún código: inicia sesión con tu contraseña.',
    after: [
      '¿La has olvidado? Elige otra con «¿Has olvidado tu contraseña?» en la página de inicio de sesión.',
      '¿No lo has pedido tú? Puedes ignorar este correo: no ha cambiado nada.',
    ],
  },
  signUpCode: {
    subject: '{code} es tu código de {product}',
    intro: 'Escribe este código para terminar de registrarte:',
    after: [
      'El código sirve una sola vez, durante una hora.',
      '¿No te has registrado? Puedes ignorar este correo.',
    ],
  },
  signUpLink: {
    subject: 'Confirma tu registro en {product}',
    intro: 'Abre este enlace para terminar de registrarte:',
    button: 'Confirmar mi cuenta',
    after: [
      'El enlace sirve una sola vez, durante una hora.',
      '¿No te has registrado? No abras el enlace: otra persona ha escrito tu dirección y, sin ti, no se creará ninguna cuenta.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} es tu código de {product}',
    intro: 'Escribe este código para elegir una contraseña nueva:',
    after: [
      'El código sirve una sola vez, durante una hora.',
      '¿No lo has pedido tú? Puedes ignorar este correo: tu contraseña no cambiará.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} es tu código de {product}',
    intro: 'Escribe este código en tu perfil, en «Seguridad», para confirmar que {email} es tu dirección:',
    button: 'Abrir mi perfil',
    after: [
      'El código sirve una sola vez, durante una hora.',
      '¿No lo has pedido tú? Puedes ignorar este correo: sin el código, ninguna cuenta usará tu dirección.',
    ],
  },
  signInCode: {
    subject: '{code} es tu código de {product}',
    intro: 'Escribe este código para iniciar sesión:',
    after: [
      'El código sirve una sola vez, durante diez minutos.',
      '¿No intentabas iniciar sesión? Ignora este correo y no compartas el código con nadie.',
    ],
  },
  newOffers: {
    subject: 'Novedades en {product} para tus búsquedas guardadas',
    intro: 'Esto es lo nuevo en tus búsquedas guardadas:',
    button: 'Ver mis búsquedas guardadas',
    after: ['Recibes como máximo un correo de este tipo al día.'],
  },
  copyLink: '¿No funciona el botón? Copia esta dirección en tu navegador:',
  reason:
    'Recibes este correo por una petición relacionada con {email} en {product}. ¿Tienes alguna duda? Escribe a {contact}.',
  noticeReason:
    'Recibes este correo porque {email} es o era la dirección de una cuenta en {product}. ¿Tienes alguna duda? Escribe a {contact}.',
  alertReason:
    'Recibes este correo porque los avisos de trabajos nuevos están activados para {email} en {product}. ¿Tienes alguna duda? Escribe a {contact}.',
  unsubscribe: 'Dejar de recibir estos correos',
};
