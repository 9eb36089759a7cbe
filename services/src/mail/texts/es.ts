import type { MailTexts } from './mailTexts.ts';

export const es: MailTexts = {
  greeting: 'Hola:',
  resetPassword: {
    subject: 'Elige una nueva contraseña para {product}',
    intro: 'Alguien ha pedido una nueva contraseña para tu cuenta de {product}. Elígela aquí:',
    button: 'Elegir una nueva contraseña',
    after: [
      'El enlace funciona una sola vez, durante una hora.',
      '¿No has sido tú? Entonces no hagas nada: tu contraseña no cambia.',
    ],
  },
  verifyEmail: {
    subject: 'Confirma tu correo para {product}',
    intro: 'Confirma que {email} es tu dirección:',
    button: 'Confirmar mi dirección',
    after: [
      'El enlace funciona durante tres días.',
      '¿No tienes una cuenta con nosotros? Entonces no hagas nada.',
    ],
  },
  passwordChanged: {
    subject: 'Tu contraseña de {product} ha cambiado',
    intro: 'La contraseña de tu cuenta de {product} acaba de cambiar.',
    after: [
      '¿No has sido tú? Elige enseguida una nueva con «¿Has olvidado tu contraseña?» en la página de acceso y escribe a {contact}.',
    ],
  },
  copyLink: '¿No funciona el botón? Copia esta dirección en tu navegador:',
  reason: 'Recibes este correo por una solicitud para {email} en {product}. ¿Preguntas? Escribe a {contact}.',
};
