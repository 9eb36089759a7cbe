import type { HostedTexts } from './hostedTexts.ts';

export const es: HostedTexts = {
  signIn: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  or: 'o',
  continueWith: 'Continuar con {name}',
  cancel: 'Cancelar',
  codeTitle: 'Escribe tu código',
  code: 'Código',
  appCode: 'Abre tu app de autenticación y escribe las seis cifras que muestra.',
  textedCode: 'Escribe el código que hemos enviado al número {destination}.',
  mailedCode: 'Escribe el código que hemos enviado a la dirección {destination} para terminar tu registro.',
  chooseMethod: '¿Cómo quieres recibir tu código?',
  useApp: 'App de autenticación',
  useText: 'SMS',
  newPasswordTitle: 'Elige una contraseña nueva',
  newPassword: 'Contraseña nueva',
  continue: 'Continuar',
  confirmed: 'Tu correo electrónico está confirmado. Ya puedes iniciar sesión.',
  wrongPassword: 'El correo o la contraseña no son correctos.',
  wrongCode: 'El código no es correcto o ha caducado.',
  tooManyAttempts: 'Demasiados intentos. Espera un poco y vuelve a intentarlo.',
  startAgain: 'Has tardado demasiado o ha habido demasiados intentos. Inicia sesión de nuevo.',
  disabled: 'Esta cuenta está bloqueada.',
  resetRequired:
    'Primero necesitas una contraseña nueva. Vuelve a la web y elige «¿Has olvidado tu contraseña?».',
  weakPassword: 'Esa contraseña es demasiado fácil de adivinar. Elige una más larga.',
  samePassword: 'Es tu contraseña actual. Elige otra.',
  notPossible:
    'Con esta cuenta no se puede iniciar sesión en esta página. Vuelve a la web e inicia sesión allí.',
  failedTitle: 'No ha funcionado',
  failed: 'Este inicio de sesión ha caducado o el enlace no es válido. Vuelve a la web e inténtalo de nuevo.',
  backToSite: 'Volver a la web',
  confirmTitle: 'Termina tu registro',
  confirmHint: 'Un clic más y tu cuenta estará lista.',
  confirmWhose:
    'Vas a confirmar la cuenta de {destination}. ¿No te has registrado tú? Entonces cierra esta página.',
  confirm: 'Confirmar mi cuenta',
  usedLink:
    'Este enlace ha caducado o ya se ha usado. Si ya has confirmado tu cuenta, puedes iniciar sesión. Si no, pide otro enlace al iniciar sesión.',
  confirmedTitle: 'Tu cuenta está confirmada',
  confirmedHint: 'Vuelve a la página en la que te registraste o inicia sesión.',
  contestedHint:
    'Puede que alguien más se haya registrado con tu dirección. Para que solo tú puedas iniciar sesión, elige una contraseña nueva: en la web, al iniciar sesión, pulsa «¿Has olvidado tu contraseña?».',
  standIn: 'Simulación de {name}',
  standInHint:
    'Estas cuentas son inventadas. En la web real estarías ahora en la página de inicio de sesión de {name}.',
  chooseAccount: 'Elige una cuenta',
};
