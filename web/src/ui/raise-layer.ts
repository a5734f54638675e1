/** Popovers that were raised above everything and may have to be raised again. */
const raised = new Set<HTMLElement>();

/** Shows a popover above everything, a dialog that was opened after it included. */
export function raiseLayer(layer: HTMLElement | null): void {
  if (document.querySelector('dialog[open]')) layer?.hidePopover?.();
  layer?.showPopover?.();
  if (layer) raised.add(layer);
}

/** Raises the popovers again: a dialog that has just opened covers those shown before it. */
export function raiseLayersAgain(): void {
  for (const layer of raised) {
    if (layer.isConnected) raiseLayer(layer);
    else raised.delete(layer);
  }
}
