const cents = (amount: string): number => Math.round(Number(amount) * 100);
const amountOf = (value: number): string => (value / 100).toFixed(2);

/** A price as visitors pay it: with the fee, where there is anything to pay. Decimal amounts, `25.00`. */
export const withFee = (price: string, fee: string): string =>
  cents(price) > 0 ? amountOf(cents(price) + cents(fee)) : price;

/** Decimal amounts added up, exact to the cent. */
export const sumOf = (prices: readonly { readonly price: string; readonly amount: number }[]) =>
  amountOf(prices.reduce((sum, { price, amount }) => sum + cents(price) * amount, 0));
