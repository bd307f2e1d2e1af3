/** Rooms of the demo venue. */
const ROOMS = 5;

/**
 * The query of one filter page that nobody asked for before: a room's list, with
 * the calendar open at some month, so that every one of them shows events.
 * @param {number} number counts up
 */
export function variant(number) {
  const month = String((Math.floor(number / ROOMS) % 12) + 1).padStart(2, '0');
  const year = 2100 + (Math.floor(number / (ROOMS * 12)) % 7000);
  return `room=${(number % ROOMS) + 1}&month=${month}-${year}`;
}

/**
 * The same for wrk.
 * @param {number} from where to begin counting, so that no round repeats another's
 */
export const variantLua = (from) => `
local number = ${from}
local path = wrk.path
request = function()
  number = number + 1
  local month = math.floor(number / ${ROOMS}) % 12 + 1
  local year = 2100 + math.floor(number / ${ROOMS * 12}) % 7000
  return wrk.format(nil, string.format("%s?room=%d&month=%02d-%d", path, number % ${ROOMS} + 1, month, year))
end
`;
