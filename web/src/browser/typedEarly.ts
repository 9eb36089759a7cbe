let typed = '';

/** What was typed since `collectTyping`, for the field that now has the focus. */
export const takeTyping = (): string => {
  document.removeEventListener('keydown', collect, true);
  const text = typed;
  typed = '';
  return text;
};

function collect(event: KeyboardEvent): void {
  const { altKey, ctrlKey, key, metaKey, target } = event;
  if (key === 'Escape' || target instanceof HTMLInputElement) takeTyping();
  else if (!altKey && !ctrlKey && !metaKey && key.length === 1) {
    typed += key;
    event.preventDefault();
  }
}

/** Keeps what is typed from now on, for a field whose code is still to load. */
export const collectTyping = (): void => {
  takeTyping();
  document.addEventListener('keydown', collect, true);
};
