/** A `ref` for what a press may remove: if the focus goes with the element, the content of the page gets it. */
export const leavesFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
};
