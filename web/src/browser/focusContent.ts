/** Moves the focus to the content of the page, from a control that disappears. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
