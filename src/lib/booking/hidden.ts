/** BK-04: what the ticketing system keeps from the public. Apart, so that the widget brings nothing else along. */
export const isHidden = ({ status }: { readonly status: string }): boolean => status === '0';
