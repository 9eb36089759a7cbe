import { createHash } from 'node:crypto';

/**
 * The one script in the page itself: it sets the colour scheme before anything is painted. It is fixed, so that the
 * content policy can name it by its hash and the page is the same for everybody.
 */
export const inlineScript =
  "(function(){var d=document.documentElement,s;try{s=localStorage.getItem('mantine-color-scheme-value')}catch(e){}" +
  "if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "d.setAttribute('data-mantine-color-scheme',s);d.setAttribute('data-script','')})()";

export const inlineScriptHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;
