/** Whether nothing was put into a field; by itself, as the editor asks it before anything else here. */
export const isBlank = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isBlank);
};
