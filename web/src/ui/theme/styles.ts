// The order of the layers is set by the first of these; the site's own modules stand outside and so above them.
import './layers.css';
import 'virtual:theme.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import './fonts.css';
import './base.css';
