import { createHash } from 'node:crypto';

/** Id of the template that holds what starts the page. */
export const START_ID = 'start';

const TOO_LONG_MS = 3000;

/**
 * The one script in the page itself. It sets the colour scheme before anything is painted, and starts the page once it
 * is painted whole, or the visitor touches it, or a picture takes too long: on a slow line the words and pictures come
 * before the scripts. Back and Forward within the site change the address alone until the router runs (`RouterRuns`):
 * before, the page of the new address is loaded. It is fixed, so that the content policy can name it by its hash and the
 * page is the same for everybody.
 */
export const inlineScript =
  "(function(){var d=document.documentElement,s;try{s=localStorage.getItem('mantine-color-scheme-value')}catch(e){}" +
  "if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "d.setAttribute('data-mantine-color-scheme',s);d.setAttribute('data-script','');" +
  'function place(){return location.pathname+location.search}var p=place();' +
  "addEventListener('popstate',function(){if(!d.dataset.script&&place()!==p)location.reload()});" +
  `function start(){var t=document.getElementById('${START_ID}');` +
  'if(t){t.remove();document.body.append(document.importNode(t.content,true))}}' +
  "addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(start)})});" +
  `addEventListener('DOMContentLoaded',function(){setTimeout(start,${TOO_LONG_MS})});` +
  "['pointerdown','keydown'].forEach(function(e){addEventListener(e,start,{once:true,capture:true})})})()";

export const inlineScriptHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;
