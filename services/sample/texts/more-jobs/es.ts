import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner} ofrece un contrato indefinido a jornada completa en {city}.',
    'En {city} trabajas a jornada completa, con formación a cargo de {partner}.',
    'En {city}, {partner} espera tu inscripción.',
  ],
  {
    'warehouse-worker': [
      'Mozo de almacén (H/M)',
      'Recibes mercancía, preparas pedidos y cargas camiones.',
      'Estás en forma y trabajas en dos turnos.',
    ],
    'delivery-driver': [
      'Conductor de reparto (H/M)',
      'Entregas paquetes en una ruta fija con una furgoneta de la empresa.',
      'Tienes carné de conducir y conoces la zona.',
    ],
    'bus-driver': [
      'Conductor de autobús (H/M)',
      'Conduces autobuses urbanos y atiendes las preguntas de los pasajeros.',
      'Tienes el permiso de autobús o quieres sacarlo.',
    ],
    cook: [
      'Cocinero (H/M)',
      'Preparas comidas y cenas y planificas la carta de la semana.',
      'Tienes formación y mantienes la calma cuando hay prisa.',
    ],
    waiter: [
      'Camarero (H/M)',
      'Atiendes a los clientes desde la bienvenida hasta la cuenta.',
      'Tienes experiencia y eres amable también en noches largas.',
    ],
    'office-cleaner': [
      'Limpiador de oficinas (H/M)',
      'Limpias oficinas y salas de reuniones a primera hora.',
      'Cuidas los detalles y trabajas con autonomía.',
    ],
    'care-assistant': [
      'Auxiliar de cuidados',
      'Ayudas a personas mayores con el aseo, la comida y el día a día.',
      'Tienes paciencia y trabajas a turnos.',
    ],
    'nursery-assistant': [
      'Auxiliar de escuela infantil',
      'Juegas, cantas y comes con niños de uno a seis años.',
      'Tienes formación en educación infantil o similar.',
    ],
    electrician: [
      'Electricista',
      'Instalas y revisas sistemas eléctricos en viviendas y oficinas.',
      'Tienes el título y carné de conducir.',
    ],
    'software-tester': [
      'Tester de software',
      'Planificas pruebas, describes fallos y revisas correcciones.',
      'Trabajas con precisión y conoces al menos una herramienta de pruebas.',
    ],
    'customer-support': [
      'Agente de atención al cliente',
      'Respondes a preguntas por teléfono, correo y chat.',
      'Escribes bien y sabes escuchar.',
    ],
    'sales-assistant': [
      'Dependiente (H/M)',
      'Aconsejas a los clientes, cobras y mantienes la tienda ordenada.',
      'Te gusta el trato con la gente y trabajas los sábados.',
    ],
    'office-clerk': [
      'Administrativo (H/M)',
      'Gestionas correo, pedidos y facturas.',
      'Conoces los programas de oficina habituales y eres una persona ordenada.',
    ],
    receptionist: [
      'Recepcionista de hotel',
      'Recibes a los huéspedes, tomas reservas y respondes a preguntas.',
      'Hablas dos idiomas y trabajas a turnos.',
    ],
    'security-guard': [
      'Vigilante de seguridad',
      'Controlas las entradas y haces rondas en un edificio de oficinas.',
      'Tienes la licencia necesaria y no tienes antecedentes.',
    ],
  },
);
