/** The sheets of every document; the line of layers comes first. */
import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/themes.css';
import './styles/reset.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/prose.css';
import './styles/easy.css';
import './styles/booking.css';
import './styles/booking-dialog.css';
import './styles/suggestions.css';
import './styles/motion.css';
import './styles/print.css';
