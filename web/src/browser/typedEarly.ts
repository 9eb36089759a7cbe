/** How long a field may take to appear, in milliseconds. */
const patienceMs = 10_000;

let typed = '';
let since = 0;

/** What was typed since `collectTyping`, for the field that now has the focus. */
export const takeTyping = (): string => {
  document.removeEventListener('keydown', collect, true);
  const text = typed;
  typed = '';
  return text;
};

function collect(event: KeyboardEvent): void {
  const { altKey, ctrlKey, isComposing, key, metaKey, target } = event;
  const isElsewhere = target instanceof HTMLInputElement || key === 'Escape';
  if (isElsewhere || performance.now() > since + patienceMs) return void takeTyping();
  if (altKey || ctrlKey || metaKey || isComposing) return;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if ([...key].length === 1) typed += key;
  else return;
  event.preventDefault();
}

/** Keeps what is typed from now on, for a field whose code is still to load. */
export const collectTyping = (): void => {
  typed = '';
  since = performance.now();
  document.addEventListener('keydown', collect, true);
};
