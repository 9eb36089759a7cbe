import { createHash } from 'node:crypto';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { routerRuns } from '../../routing/routerRuns.ts';

/** Id of the template that contains the start script. */
export const startId = 'start';

const maxDelayMs = 3000;

/** Whether a browser is older than those that are supported (`vite/supportedBrowsers.ts`), which all have this function. */
const isTooOld = '!window.structuredClone';

/** Shows what the page has for browsers without script. The policy of pages allows this name. */
const showWithoutScript =
  "var y=window.trustedTypes&&trustedTypes.createPolicy('site',{createHTML:String}),n=document.querySelectorAll('noscript'),i,t;" +
  'for(i=0;i<n.length;i++)t=n[i].textContent,n[i].outerHTML=y?y.createHTML(t):t';

const consentEntry: StorageEntry = 'cookieConsent';

/**
 * The only inline script of a page. Before first paint it sets the colour scheme, and marks the page of a visitor who has
 * answered the cookie notice. It starts the page's scripts, in their order, once the page is painted, the visitor touches it, or a
 * picture takes too long: on a slow connection texts and pictures arrive before the scripts. While these arrive, the browser
 * prepares to format numbers, which takes some 12 ms the first time, so that it is no part of a longer task. Until the router runs (`RouterRuns`),
 * Back and Forward within the site only change the address, so this script reloads the page, which is not hydrated any
 * more; and buttons do nothing, so it presses the last one again afterwards, except those of forms, which work without
 * script. In a browser that is too old for the scripts, it lets the page be what it is without them. It is constant, so that the content policy can allow it by its hash and the page is the same for everybody.
 */
export const inlineScript =
  "(function(){var d=document.documentElement,s,c,b;try{s=localStorage.getItem('mantine-color-scheme-value');" +
  `c=localStorage.getItem('${consentEntry}')}catch(e){}if(c)d.setAttribute('data-consent','');` +
  "if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "d.setAttribute('data-mantine-color-scheme',s);" +
  `if(${isTooOld}){addEventListener('DOMContentLoaded',function(){${showWithoutScript}});return}` +
  "d.setAttribute('data-script','');" +
  "addEventListener('click',function(e){var t=e.target.closest('button');if(t&&!t.form&&!d.dataset.script)b=t},true);" +
  `addEventListener('${routerRuns}',function(){if(b&&b.isConnected)b.click();b=null});` +
  'function place(){return location.pathname+location.search}var p=place();' +
  "addEventListener('popstate',function(){var r=d.dataset.script;if(r==='reload'||!r&&place()!==p){d.dataset.script='reload';location.reload()}});" +
  `function start(){var t=document.getElementById('${startId}');` +
  'if(t){t.remove();t=document.importNode(t.content,true);' +
  "t.querySelectorAll('script').forEach(function(e){e.async=false});document.body.append(t);" +
  "setTimeout(function(){Intl.NumberFormat.supportedLocalesOf('en')})}}" +
  "addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(start)})});" +
  `addEventListener('DOMContentLoaded',function(){setTimeout(start,${maxDelayMs})});` +
  "['pointerdown','keydown'].forEach(function(e){addEventListener(e,start,{once:true,capture:true})})})()";

export const inlineScriptHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;
