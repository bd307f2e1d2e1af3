import api from './api.json' with { type: 'json' };
import booking from './booking.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import editing from './editing.json' with { type: 'json' };
import event from './event.json' with { type: 'json' };
import favourites from './favourites.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import hub from './hub/index.ts';
import layout from './layout.json' with { type: 'json' };
import magazine from './magazine.json' with { type: 'json' };
import modules from './modules.json' with { type: 'json' };
import programme from './programme.json' with { type: 'json' };
import records from './records.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };
import system from './system.json' with { type: 'json' };
import upload from './upload.json' with { type: 'json' };
import user from './user.json' with { type: 'json' };
import validation from './validation.json' with { type: 'json' };
import waiting from './waiting.json' with { type: 'json' };
import webshop from './webshop.json' with { type: 'json' };

/** The product's texts in this language, by namespace. */
export default {
  api,
  booking,
  consent,
  editing,
  event,
  favourites,
  fields,
  forms,
  ...hub,
  layout,
  magazine,
  modules,
  programme,
  records,
  search,
  shop,
  system,
  upload,
  user,
  validation,
  waiting,
  webshop,
};
