/** What pages of the hub run: the report of errors, and what helps with lists and forms. */
import './errors/script-errors.ts';
export { mount } from '../islands/hub/main.ts';
