/** Shows a popover above everything, a dialog that was opened after it included. */
export function raiseLayer(layer: HTMLElement | null): void {
  if (document.querySelector('dialog[open]')) layer?.hidePopover?.();
  layer?.showPopover?.();
}
