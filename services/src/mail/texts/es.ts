import type { MailTexts } from './mailTexts.ts';

export const es: MailTexts = {
  greeting: 'Hola:',
  resetPassword: {
    subject: 'Elige una nueva contraseña para {product}',
    intro: 'Alguien ha pedido una nueva contraseña para tu cuenta de {product}. Elígela aquí:',
    button: 'Elegir una nueva contraseña',
    after: [
      'El enlace funciona una sola vez, durante una hora.',
      '¿No lo has pedido tú? Ignora este correo: tu contraseña no cambiará.',
    ],
  },
  verifyEmail: {
    subject: 'Confirma tu dirección de correo para {product}',
    intro: 'Confirma que {email} es tu dirección:',
    button: 'Confirmar mi dirección',
    after: ['El enlace funciona durante tres días.', '¿No tienes cuenta con nosotros? Ignora este correo.'],
  },
  passwordChanged: {
    subject: 'Tu contraseña de {product} ha cambiado',
    intro: 'La contraseña de tu cuenta de {product} acaba de cambiar.',
    after: [
      '¿No has sido tú? Elige enseguida una nueva con «¿Has olvidado tu contraseña?» en la página de acceso y escribe a {contact}.',
    ],
  },
  emailChanged: {
    subject: 'El correo de tu cuenta de {product} ha cambiado',
    intro: 'Tu cuenta de {product} acaba de recibir otra dirección de correo; esta ya no le pertenece.',
    after: ['¿No has sido tú? Escribe enseguida a {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'La verificación en dos pasos de {product} ha cambiado',
    intro: 'Un método de verificación en dos pasos de tu cuenta de {product} acaba de desactivarse.',
    after: [
      '¿No has sido tú? Elige enseguida una contraseña nueva con «¿Has olvidado tu contraseña?» en la página de acceso y escribe a {contact}.',
    ],
  },
  signUpCode: {
    subject: '{code} es tu código de {product}',
    intro: 'Introduce este código para terminar de registrarte:',
    after: [
      'El código sirve una sola vez y caduca en diez minutos.',
      '¿No te has registrado? Puedes ignorar este correo.',
    ],
  },
  signUpLink: {
    subject: 'Confirma tu registro en {product}',
    intro: 'Abre este enlace para terminar de registrarte:',
    button: 'Confirmar mi cuenta',
    after: [
      'El enlace sirve una sola vez y caduca en diez minutos.',
      '¿No te has registrado? Puedes ignorar este correo.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} es tu código de {product}',
    intro: 'Introduce este código para elegir una contraseña nueva:',
    after: [
      'El código sirve una sola vez y caduca en diez minutos.',
      '¿No lo has pedido? Puedes ignorar este correo: tu contraseña no cambiará.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} es tu código de {product}',
    intro: 'Introduce este código para confirmar que {email} es tu dirección:',
    after: [
      'El código sirve una sola vez y caduca en diez minutos.',
      '¿No tienes una cuenta con nosotros? Puedes ignorar este correo.',
    ],
  },
  signInCode: {
    subject: '{code} es tu código de {product}',
    intro: 'Introduce este código para iniciar sesión:',
    after: [
      'El código sirve una sola vez y caduca en diez minutos.',
      '¿No intentabas iniciar sesión? Ignora este correo y no compartas el código con nadie.',
    ],
  },
  copyLink: '¿No funciona el botón? Copia esta dirección en tu navegador:',
  reason:
    'Recibes este correo por una petición relacionada con {email} en {product}. ¿Tienes preguntas? Escribe a {contact}.',
};
