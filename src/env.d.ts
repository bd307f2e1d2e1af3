/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Everything behind the pages, handed in by the serving process (in dev: by the middleware). */
    house: import('./lib/server/house.ts').House;
  }
}
