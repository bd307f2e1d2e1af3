/** What the ticketing system hides from the public. A file of its own, to keep the widget's bundle small. */
export const isHidden = ({ status }: { readonly status: string }): boolean => status === '0';
